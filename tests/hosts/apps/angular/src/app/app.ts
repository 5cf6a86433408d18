import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import 'pricebook/elements/header';
import 'pricebook/elements/prices';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <pricebook-header></pricebook-header>
    <pricebook-prices page-size="10" [columns]="columns" (pricebook-load)="show($event)"></pricebook-prices>
  `,
})
export class App {
  readonly columns = ['MAIN_SKU', 'DESCRIPTION', 'SP_AUD_01'];

  show(event: Event): void {
    if (event instanceof CustomEvent) document.title = `${event.detail.meta.totalItems} prices`;
  }
}
