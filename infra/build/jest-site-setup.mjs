// The toast code is loaded on first input; loading it here keeps that time out of the first test.
import '../../libs/web-kit/src/feedback/toast-list.tsx';
