declare module 'fs-native-extensions' {
  /** Locks a range of the file for this descriptor. Returns false when another descriptor has it. */
  export function tryLock(descriptor: number, offset: number, length: number): boolean;
}
