/** Where the gateway sends its notices, the only call that no browser makes. */
export const PAYMENT_NOTICE_PATH = '/api/appointments/payhere-notify';

/** Where browsers report what the content security policy has blocked. */
export const CSP_REPORTS_PATH = '/api/csp-reports';
