import {
  type ChangePasswordRequest,
  type ForgotPasswordRequest,
  messages,
  passwordProblems,
  resetPasswordProblem,
  type Role,
} from '@salon/contracts';

const roleOf = (admin: boolean): Role => (admin ? 'admin' : 'user');

export interface ForgotValues {
  email: string;
  admin: boolean;
}

export const forgotRequest = ({ email, admin }: ForgotValues): ForgotPasswordRequest => ({
  email: email.trim(),
  role: roleOf(admin),
});

export interface ResetValues {
  password: string;
  confirmPassword: string;
  admin: boolean;
}

export const EMPTY_RESET: ResetValues = { password: '', confirmPassword: '', admin: false };

/** The problems of a reset: all problems of the password at once (docs/product.md §5). */
export const resetProblem: Readonly<Record<'password' | 'confirmPassword', (form: ResetValues) => string | null>> = {
  password: ({ password }) => resetPasswordProblem(password),
  confirmPassword: ({ password, confirmPassword }) => (password === confirmPassword ? null : messages.passwordsDiffer),
};

export const resetRequest = ({ password, admin }: ResetValues) => ({ password, role: roleOf(admin) });

export interface ChangeForm extends ChangePasswordRequest {
  confirmPassword: string;
}

export type ChangeField = keyof ChangeForm;

/** The order of the fields on the page. */
export const CHANGE_FIELDS: readonly ChangeField[] = ['currentPassword', 'newPassword', 'confirmPassword'];

export const EMPTY_CHANGE: ChangeForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The problems of a change: the first broken rule of the new passwords (docs/product.md §5). */
export const changeProblem: Readonly<Record<ChangeField, (form: ChangeForm) => string | null>> = {
  currentPassword: ({ currentPassword }) => (currentPassword === '' ? messages.currentPasswordRequired : null),
  newPassword: ({ newPassword }) =>
    newPassword === '' ? messages.newPasswordRequired : (passwordProblems(newPassword)[0] ?? null),
  confirmPassword: ({ newPassword, confirmPassword }) => {
    if (confirmPassword === '') return messages.confirmPasswordRequired;
    return newPassword === confirmPassword || passwordProblems(newPassword).length > 0
      ? null
      : messages.passwordsDiffer;
  },
};

export const changeRequest = ({ currentPassword, newPassword }: ChangeForm): ChangePasswordRequest => ({
  currentPassword,
  newPassword,
});
