// The toast code is loaded on first input; loading it here keeps that time out of the first test.
import '../../libs/web-kit/src/feedback/toast-list.tsx';

// Radix lets no pointer through to its list until an effect has counted the toasts. As in styles/status.css, a toast
// takes the pointer from its first frame on.
globalThis.document?.head.insertAdjacentHTML('beforeend', '<style>.toast { pointer-events: auto }</style>');
