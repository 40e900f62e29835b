import type {
  AccountData,
  Activity,
  AdminRegistration,
  BookingData,
  CatalogData,
  ChangedStaff,
  GoogleSetUp,
  Invitation,
  NewRecoveryCodes,
  NoData,
  RegisterResponse,
  SecondFactor,
  SecondFactorSetUp,
  SecondStep,
  SignedInDevice,
  StaffAction,
  StaffMember,
  User,
} from '@salon/contracts';

interface OwnUser {
  user: User;
}

/** Either the user or, when a code is required, the second step. */
type SignedIn = Partial<OwnUser> & { secondStep?: SecondStep };

/** Data of the responses about people and their sessions. */
export interface AccountResponses {
  'POST /api/auth/resend-otp': NoData;
  'POST /api/auth/confirm': NoData;
  'POST /api/auth/forgot-password': NoData;
  'POST /api/auth/reset-link': NoData;
  'PATCH /api/auth/reset-password/{token}': NoData;
  'PATCH /api/auth/update-password': NoData;
  'GET /api/auth/me': OwnUser;
  'GET /api/auth/logout': NoData;
  'POST /api/auth/logout': NoData;
  'GET /api/auth/google/nonce': { google: GoogleSetUp | null };
  'GET /api/users/second-factor': SecondFactor;
  'POST /api/users/second-factor': SecondFactorSetUp;
  'POST /api/users/second-factor/confirm': NewRecoveryCodes;
  'POST /api/users/second-factor/recovery-codes': NewRecoveryCodes;
  'POST /api/users/second-factor/off': NoData;
  'PUT /api/users/profile': OwnUser;
  'GET /api/users/sessions': { sessions: SignedInDevice[] };
  'DELETE /api/users/sessions/{id}': NoData;
  'POST /api/users/sessions/end-others': NoData;
  'PATCH /api/users/update-profile-image': OwnUser;
  'DELETE /api/users/me': NoData;
  'POST /api/auth/admin/invitation': NoData;
  'GET /api/admin/invitations': { invitations: Invitation[] };
  'POST /api/admin/invitations': { invitation: Invitation };
  'DELETE /api/admin/invitations/{id}': NoData;
  'GET /api/admin/staff': { people: StaffMember[]; acts: StaffAction[] };
  'GET /api/admin/staff/activity': { entries: Activity[]; next: string | null };
  'PATCH /api/admin/staff/{id}': ChangedStaff;
  'POST /api/admin/staff-acts/{id}/undo': ChangedStaff;
}

interface WithToken<Data> {
  status: string;
  message?: string;
  token?: string;
  data: Data;
}

/** Bodies of the responses about people that are more than their data. */
export interface AccountBodies {
  'POST /api/auth/register': Omit<WithToken<RegisterResponse>, 'token'> & RegisterResponse;
  'POST /api/auth/verify-email': WithToken<OwnUser>;
  'POST /api/auth/login': WithToken<SignedIn>;
  'POST /api/auth/login/code': WithToken<OwnUser>;
  'POST /api/auth/admin/register': WithToken<OwnUser & AdminRegistration> & AdminRegistration;
  'POST /api/auth/google': WithToken<SignedIn & { isNew?: boolean }>;
  'POST /api/auth/google/exchange': WithToken<SignedIn>;
  'POST /api/users/upload': Omit<WithToken<OwnUser>, 'token'> & { imageUrl: string };
  /** A file: not wrapped as `data`. */
  'GET /api/users/me/data': { account: AccountData; booking: BookingData; catalog: CatalogData };
  /** Redirects. */
  'GET /api/auth/google': unknown;
  'GET /api/auth/google/callback': unknown;
}
