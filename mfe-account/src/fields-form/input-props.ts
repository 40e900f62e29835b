import type { ContentInput } from '@salon/contracts';
import type { ComponentType, ReactNode } from 'react';
import type { FormValue } from './form-values.rules.js';

/** The properties of the control of one value. */
export interface InputProps<Kind extends ContentInput = ContentInput> {
  input: Kind;
  label: string;
  /** May be left empty. */
  optional: boolean;
  value: FormValue;
  error?: string;
  /** The purpose or format of the value. */
  hint?: ReactNode;
  disabled: boolean;
  onChange(value: FormValue): void;
  /** Called when the upload of a picture begins and ends: the form waits for it. */
  onUpload(isBusy: boolean): void;
}

/** The same for a composite value, with the control of each part. */
export interface PartedInputProps<Kind extends ContentInput> extends InputProps<Kind> {
  Part: ComponentType<InputProps>;
}
