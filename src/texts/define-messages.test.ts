import { afterEach, describe, expect, it } from 'vitest';
import { defineMessages, replaceMessages } from './define-messages';
import { inEnglish } from './in-english';

const messages = defineMessages('group', {
  save: 'Save',
  rows: (count: number) => `${count} rows`,
  pair: ['Failed', 'Try again'],
  empty: { title: 'No rows', text: 'Create one.' },
});
const { empty } = messages;
const german = { group: { save: 'Speichern', rows: (count: number) => `${count} Zeilen`, empty: { title: 'Leer' } } };

describe('Messages', () => {
  afterEach(() => replaceMessages([]));

  it('are English without another language', () => {
    expect(messages.save).toBe('Save');
    expect(messages.rows(2)).toBe('2 rows');
    expect({ ...messages.empty }).toEqual({ title: 'No rows', text: 'Create one.' });
  });

  it('are read in the current language, also through a part that was taken before', () => {
    replaceMessages([german]);
    expect(messages.save).toBe('Speichern');
    expect(messages.rows(2)).toBe('2 Zeilen');
    expect(empty.title).toBe('Leer');
    expect({ ...messages }).toMatchObject({ save: 'Speichern' });
    expect(Object.entries(empty)).toContainEqual(['title', 'Leer']);
    replaceMessages([]);
    expect(empty.title).toBe('No rows');
  });

  it('keep the English text where another is missing or of another type', () => {
    replaceMessages([{ group: { save: 3, rows: 'rows', pair: { 0: 'one', 1: 'two' }, empty: 'none' } }]);
    expect(messages.save).toBe('Save');
    expect(messages.rows(2)).toBe('2 rows');
    expect(messages.pair).toEqual(['Failed', 'Try again']);
    expect(empty.text).toBe('Create one.');
  });

  it('prefer the texts of the page to those of the language', () => {
    replaceMessages([{ group: { save: 'Sichern' } }, german]);
    expect(messages.save).toBe('Sichern');
    expect(messages.empty.title).toBe('Leer');
  });

  it('can be read in English whatever the language', () => {
    replaceMessages([german]);
    expect(inEnglish(messages).save).toBe('Save');
    expect(inEnglish(messages.empty).title).toBe('No rows');
  });
});
