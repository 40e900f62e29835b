import type { ContentInput } from '@salon/contracts';
import type { ComponentType } from 'react';
import type { FormValue } from './form-values.rules.js';

/** The properties of the control of one value. */
export interface InputProps<Kind extends ContentInput = ContentInput> {
  input: Kind;
  label: string;
  /** May be left empty. */
  optional: boolean;
  value: FormValue;
  error?: string;
  /** What the value is for, or how it is written. */
  hint?: string;
  disabled: boolean;
  onChange(value: FormValue): void;
  /** Hears when a picture begins to be uploaded and when it is done: the form waits for it. */
  onUpload(isBusy: boolean): void;
}

/** The same of a value that consists of others, and the control of each of those. */
export interface PartedInputProps<Kind extends ContentInput> extends InputProps<Kind> {
  Part: ComponentType<InputProps>;
}
