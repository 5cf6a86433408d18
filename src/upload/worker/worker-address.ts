import address from './sheet.worker?worker&url';

/** Address of the Worker's built code. */
export const workerAddress: string = address;
