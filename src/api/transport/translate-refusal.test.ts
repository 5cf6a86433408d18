import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { language } from '../../locales/de';
import { replaceMessages } from '../../texts/define-messages';
import { setNotation } from '../../texts/notation';
import { setTranslatorLoader } from '../../texts/translator';
import { parseEnvelope } from './envelope';

const message = 'Back end text.';

const parse = (body: object, status = 409) =>
  parseEnvelope({
    status,
    contentType: 'application/json',
    text: JSON.stringify({ status, message, data: null, ...body }),
  });

describe('On a German page', () => {
  beforeAll(() => {
    setTranslatorLoader(language.importTranslator);
    setNotation(language.notationFor(''));
  });
  afterAll(() => {
    setTranslatorLoader(undefined);
    setNotation();
  });

  it('the code of an error is shown in German', { tags: 'OK20' }, async () => {
    expect(await parse({ code: 'session-ended', detail: message }, 401)).toMatchObject({
      message: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
      detail: '',
    });
    expect(await parse({ code: 'price-exists', params: { sku: '<b>{sku}</b>' } })).toMatchObject({
      message: '<b>{sku}</b> hat bereits einen Preis: Bearbeiten Sie diesen.',
    });
    expect(await parse({ code: 'too-many-changes', params: { limit: 10_000 } })).toMatchObject({
      message: 'Es können höchstens 10.000 Änderungen auf einmal bestätigt werden.',
    });
  });

  it.each([
    ['no code', {}],
    ['an unknown code', { code: 'haunted' }],
    ['a code of another type', { code: 7 }],
    ['a code that is the name of a method', { code: 'constructor' }],
    ['a code without its parameters', { code: 'price-exists' }],
    ['a code with damaged parameters', { code: 'price-exists', params: 'A-1' }],
    ['a parameter of another type', { code: 'price-exists', params: { sku: ['A-1'] } }],
    ['an empty parameter', { code: 'price-exists', params: { sku: '' } }],
    ['a parameter that is too long', { code: 'price-exists', params: { sku: 'x'.repeat(1001) } }],
    ['invalid fields without codes', { code: 'invalid-fields', data: { fields: { NAME: 'is haunted' } } }],
    [
      'damaged codes of fields',
      { code: 'invalid-fields', data: { fields: { NAME: 'is haunted' } }, fieldCodes: { NAME: 1 } },
    ],
  ])('a message with %s is shown as it came', { tags: 'OK20' }, async (_, body) => {
    expect(await parse(body)).toMatchObject({ message });
  });

  it('the text of the page counts before that of the language', { tags: 'OK20' }, async () => {
    replaceMessages([{ serverErrors: { 'session-ended': 'Bitte neu anmelden.' } }]);
    expect(await parse({ code: 'session-ended' }, 401)).toMatchObject({ message: 'Bitte neu anmelden.' });
    replaceMessages([]);
  });

  it('the code of an accepted call is shown in German, and that of its warning', { tags: 'OT06' }, async () => {
    const temporary = { code: 'password-temporary' };
    expect(await parse(temporary, 202)).toMatchObject({
      message: 'Dieses Passwort ist vorläufig. Bitte wählen Sie ein eigenes.',
    });
    const show = { type: 'warning', message };
    const params = { email: 'ada@pricebook.test' };
    expect(await parse({ code: 'invitation-pending', params, show }, 201)).toMatchObject({
      message,
      show: {
        type: 'warning',
        message:
          'Die Einladung an ada@pricebook.test konnte noch nicht gesendet werden. 24 Stunden lang wird es weiter versucht.',
      },
    });
    expect(await parse({ code: 'haunted', show }, 201)).toMatchObject({ show: { message } });
    expect(await parse({ code: 'haunted' }, 200)).toMatchObject({ message });
  });

  it('the reasons of fields and rows are shown in German, as far as they have a code', { tags: 'OK20' }, async () => {
    const fields = { NAME: 'is needed', token: 'This is not the code that the app shows now.' };
    const fieldCodes = { NAME: { code: 'needed' }, token: { code: 'wrong-code' } };
    expect(await parse({ code: 'invalid-fields', data: { fields }, fieldCodes })).toMatchObject({
      message: 'NAME: Darf nicht leer sein. Das ist nicht der Code, den die App jetzt anzeigt.',
      data: { fields: { NAME: 'Darf nicht leer sein.', token: 'Das ist nicht der Code, den die App jetzt anzeigt.' } },
    });
    const some = await parse({ code: 'invalid-fields', data: { fields: { ...fields, UNIT: 'is odd' } }, fieldCodes });
    expect(some).toMatchObject({ message, data: { fields: { NAME: 'Darf nicht leer sein.', UNIT: 'is odd' } } });
    const problems = [
      { row: 3, column: 'MAIN_SKU', reason: 'is in row 2 already', code: 'repeated-sku', params: { row: 2 } },
      { row: 4, column: 'MAIN_SKU', reason: 'is odd' },
    ];
    const params = { total: 1200, row: 3, column: 'MAIN_SKU', reason: 'is in row 2 already' };
    expect(await parse({ code: 'wrong-rows', params, data: { problems } }, 422)).toMatchObject({
      message: 'Es wurde nichts gespeichert: Die Datei hat 1.200 Fehler. Der erste steht in Zeile 3, MAIN_SKU.',
      data: {
        problems: [
          { reason: 'Steht bereits in Zeile 2: Jede Artikelnummer darf nur in einer Zeile stehen.' },
          { reason: 'is odd' },
        ],
      },
    });
  });
});

it('On an English page the message is shown as it came', { tags: 'OK20' }, async () => {
  expect(await parse({ code: 'price-exists', params: { sku: 'A-1' } })).toMatchObject({ message });
});

describe('Where the texts', () => {
  afterEach(() => {
    setTranslatorLoader(undefined);
    vi.useRealTimers();
  });

  it('do not load, the message is shown as it came', { tags: 'OK20' }, async () => {
    setTranslatorLoader(() => Promise.reject(new Error('offline')));
    expect(await parse({ code: 'session-ended' }, 401)).toMatchObject({ message });
  });

  it('take long, the message is shown as it came after 3 seconds', { tags: 'OK20' }, async () => {
    vi.useFakeTimers();
    setTranslatorLoader(() => new Promise(() => undefined));
    const envelope = parse({ code: 'session-ended' }, 401);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await envelope).toMatchObject({ message });
  });
});
