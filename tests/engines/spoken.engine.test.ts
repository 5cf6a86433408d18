import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests } from '../support/app/app-under-test';
import { engineNames } from './engines';
import { type Marionette, startMarionette } from './marionette';
import { spokenStop, type TabStop, tabStops, tabViews } from './tab-stops';

describe.runIf(engineNames.includes('firefox'))('Tab stops in Firefox', () => {
  const app = appForTests();
  const byView = new Map<string, readonly TabStop[]>();
  let firefox: Marionette | undefined;
  beforeAll(async () => {
    firefox = await startMarionette();
    for (const view of tabViews) byView.set(view.name, await tabStops(firefox, app(), view));
  });
  afterAll(() => firefox?.close());
  const spokenOf = (view: string) => (byView.get(view) ?? []).map(spokenStop);

  test.each(tabViews)('each Tab stop of $name has a role and its own name', { tags: 'JT10' }, ({ name }) => {
    const stops = byView.get(name) ?? [];
    expect(stops.length).toBeGreaterThan(2);
    expect(stops.filter((stop) => stop.role === '' || stop.name.trim() === '')).toEqual([]);
    const spoken = spokenOf(name);
    expect(spoken.filter((stop, index) => spoken.indexOf(stop) !== index)).toEqual([]);
  });

  test('the sign-in form has the order of its fields', { tags: 'JT10' }, () => {
    const names = (byView.get('sign-in') ?? []).map(({ name }) => name);
    expect(names.slice(names.indexOf('Email'), names.indexOf('Login') + 1)).toEqual([
      'Email',
      'Password',
      'Show password',
      'Forgot Password?',
      'Login',
    ]);
  });

  test('the dialogs trap the focus', { tags: 'JT10' }, () => {
    expect(spokenOf('product-form')).toContain('Cancel, button');
    expect(spokenOf('upload')).toContain('Cancel, button');
    const opener = (stop: string) => stop === 'Create New, button' || stop === 'Upload, button';
    expect([...spokenOf('product-form'), ...spokenOf('upload')].filter(opener)).toEqual([]);
  });
});
