import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '../views/axe';
import { freshPages } from './browser';

const policy = "default-src 'self'; require-trusted-types-for 'script'";
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy);
  response.end('<!doctype html><html lang="en"><title>Bare</title><main><h1>Bare</h1><button></button></main></html>');
});
const openPage = freshPages();
let address = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // SAFETY: a server that listens on a port has an address of this kind.
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

test('errors of a page and violations of its policy are reported', async () => {
  const { page, complaints, expectComplaints } = await openPage();
  await page.goto(address);
  expectComplaints(/said aloud|thrown|style-src|Content Security Policy/);
  await page.evaluate(() => {
    document.body.setAttribute('style', 'color: red');
    console.error('said aloud');
    setTimeout(() => {
      throw new Error('thrown');
    });
  });
  const kinds = () => complaints.map((text) => text.split(':')[0]);
  await expect.poll(kinds).toEqual(expect.arrayContaining(['console', 'uncaught', 'policy']));
});

test('axe runs under a strict policy and names the failing element', async () => {
  const { page } = await openPage();
  await page.goto(address);
  expect(await accessibilityFindings(page)).toEqual([expect.stringContaining('button-name')]);
});
