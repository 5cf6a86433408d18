import address from './sheet.worker?worker&url';

/** Address of the Worker's code, as the build has put it. */
export const workerAddress: string = address;
