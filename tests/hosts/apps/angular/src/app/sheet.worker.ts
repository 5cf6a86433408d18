import 'pricebook/sheet-worker';
