import type {
  GoogleSetUp,
  RegisterResponse,
  SecondFactor,
  SecondFactorSetUp,
  SecondStep,
  SignedInDevice,
  User,
} from '@salon/contracts';
import {
  listOf,
  NUMBER,
  object,
  ok,
  orNull,
  type PlainSchema,
  type Responses,
  type Schema,
  shape,
  TEXT,
  YES_NO,
} from './schema.rules.js';

const USER = shape<User>({
  _id: TEXT,
  name: TEXT,
  email: TEXT,
  isVerified: YES_NO,
  role: TEXT,
  permissions: listOf(TEXT),
  secondFactor: TEXT,
  googleId: orNull(TEXT),
  profileImage: orNull(TEXT),
  address: orNull(TEXT),
  phone: orNull(TEXT),
  city: orNull(TEXT),
});

const SECOND_STEP = shape<SecondStep>({ challenge: TEXT });

const SECOND_FACTOR = shape<SecondFactor>({ on: YES_NO, since: orNull(TEXT), recoveryCodesLeft: NUMBER });

const SECOND_FACTOR_SET_UP = shape<SecondFactorSetUp>({ secret: TEXT, uri: TEXT });

const REGISTERED = shape<RegisterResponse>({ requiresVerification: YES_NO, userId: TEXT, message: TEXT });

const DEVICE = shape<SignedInDevice>({ _id: TEXT, device: TEXT, since: TEXT, lastSeen: TEXT, here: YES_NO });

const GOOGLE = shape<GoogleSetUp>({ clientId: TEXT, scriptUrl: TEXT, nonce: TEXT });

const withToken = (data: Record<string, Schema>): PlainSchema => object({ ...ok(data).properties, token: TEXT });

const recoveryCodes = ok({ recoveryCodes: listOf(TEXT) });

/** An invitation has proved the address: nothing is left to verify. */
const PROVED = { requiresVerification: YES_NO, userId: TEXT };

export const ACCOUNT_RESPONSES: Responses = {
  'POST /api/auth/register': object({ ...ok(REGISTERED.properties).properties, ...REGISTERED.properties }),
  'POST /api/auth/verify-email': withToken({ user: USER }),
  'POST /api/auth/resend-otp': ok(),
  'POST /api/auth/login': withToken({ user: USER, secondStep: SECOND_STEP }),
  'POST /api/auth/login/code': withToken({ user: USER }),
  'POST /api/auth/confirm': ok(),
  'GET /api/users/second-factor': ok(SECOND_FACTOR.properties),
  'POST /api/users/second-factor': ok(SECOND_FACTOR_SET_UP.properties),
  'POST /api/users/second-factor/confirm': recoveryCodes,
  'POST /api/users/second-factor/recovery-codes': recoveryCodes,
  'POST /api/users/second-factor/off': ok(),
  'POST /api/auth/forgot-password': ok(),
  'PATCH /api/auth/reset-password/{token}': ok(),
  'PATCH /api/auth/update-password': ok(),
  'GET /api/auth/me': ok({ user: USER }),
  'GET /api/auth/logout': ok(),
  'POST /api/auth/logout': ok(),
  'PUT /api/users/profile': ok({ user: USER }),
  'GET /api/users/sessions': ok({ sessions: listOf(DEVICE) }),
  'DELETE /api/users/sessions/{id}': ok(),
  'POST /api/users/sessions/end-others': ok(),
  'POST /api/users/upload': object({ ...ok({ user: USER }).properties, imageUrl: TEXT }),
  'PATCH /api/users/update-profile-image': ok({ user: USER }),
  'POST /api/auth/admin/register': object({ ...withToken({ user: USER, ...PROVED }).properties, ...PROVED }),
  'GET /api/auth/google': {},
  'GET /api/auth/google/callback': {},
  'GET /api/auth/google/nonce': ok({ google: orNull(GOOGLE) }),
  'POST /api/auth/google': withToken({ user: USER, secondStep: SECOND_STEP, isNew: YES_NO }),
  'POST /api/auth/google/exchange': withToken({ user: USER, secondStep: SECOND_STEP }),
};
