import { describe, expect, it } from 'vitest';
import { compareVersions, scriptsOf } from './page-version';

const page = (name: string) =>
  `<!doctype html><head><script type="module" crossorigin src="/assets/${name}"></script><link rel="stylesheet" href="/assets/host.css"></head>`;

describe('The version of the page', { tags: 'RH02' }, () => {
  const running = scriptsOf(page('index-A1.js'));

  it('is the same with the same scripts', () => {
    expect(running).toEqual(['/assets/index-A1.js']);
    expect(compareVersions(running, scriptsOf(page('index-A1.js')))).toBe('same');
  });

  it('is new with other scripts', () => {
    expect(compareVersions(running, scriptsOf(page('index-B2.js')))).toBe('new');
  });

  it('is unreachable behind a page without its scripts', () => {
    expect(compareVersions(running, scriptsOf('<script src="https://sign-on.example/login.js"></script>'))).toBe(
      'unreachable',
    );
  });
});
