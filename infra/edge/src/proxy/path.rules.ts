const PLAIN = /^(?:\/[\w@~-][\w.@~-]*)+$/;

/** Whether a path names a file by plain names only: no `..`, no empty part, no escape, no second address inside. */
export const isPlainPath = (path: string): boolean => PLAIN.test(path);
