declare module 'fs-native-extensions' {
  /** Asks for the whole of an open file; false when another holds it. The system gives it back when the file is closed or the process ends. */
  export function tryLock(descriptor: number): boolean;
}
