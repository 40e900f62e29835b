// The code of the toasts is loaded with the first input of a page: in a spec that would happen in the middle of the first test.
import '../../libs/web-kit/src/feedback/toast-list.tsx';
