import { bootstrapApplication } from '@angular/platform-browser';
import { configure } from 'pricebook';
import { App } from './app/app';

configure({
  apiBase: new URLSearchParams(location.search).get('api') ?? '/',
  worker: () => new Worker(new URL('./app/sheet.worker', import.meta.url), { type: 'module' }),
});
bootstrapApplication(App).catch((error) => console.error(error));
