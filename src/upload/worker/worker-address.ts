import address from './sheet.worker?worker&url';

export const workerAddress: string = address;
