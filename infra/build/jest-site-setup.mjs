// The first input loads the code of the toasts; loading it here keeps that out of the first test.
import '../../libs/web-kit/src/feedback/toast-list.tsx';
