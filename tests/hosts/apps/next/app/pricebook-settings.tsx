'use client';
import { configure } from 'pricebook';

// Has no effect on the server, where this is evaluated too.
const query = typeof location === 'undefined' ? '' : location.search;
configure({ apiBase: new URLSearchParams(query).get('api') ?? '/' });

export const PricebookSettings = () => null;
