import { loggedPath } from './logged-path.rules.js';

it.each([
  ['/', '/'],
  ['/services?q=gel', '/services'],
  ['/api/appointments/check-availability', '/api/appointments/check-availability'],
  ['/api/appointments/66b1f0c2-1111-4222-8333-944455566677/status', '/api/appointments/*/status'],
  ['/reset-password/mX3kQ9canaryToken_0aZ', '/reset-password/*'],
  ['/reset-password/abcdefghijklmnopqrstuvwxyzabcdefghij', '/reset-password/*'],
  ['/invitations/eyJhbGciOi.eyJzdWIi.c2ln#top', '/invitations/*'],
  ['/verify-email?email=nimali@example.test&code=123456', '/verify-email'],
  ['/nimali@example.test', '/*'],
  ['/mfe/booking/147.909a2d2e.js', '/mfe/booking/*'],
  ['/api/x\n{"forged":true}', '/api/*'],
])('T63 the address %j is logged as %s', (url, logged) => expect(loggedPath(url)).toBe(logged));

it('a long path is cut', () => expect(loggedPath('/api'.repeat(500))).toHaveLength(200));
