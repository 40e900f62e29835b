import './styles/fonts.css';
import './styles/common.css';
import './styles/bar.css';
import './styles/footer.css';
import './styles/home.css';
import './styles/plain.css';
