import '../ui/fonts.css';
import '#content/brands/first.css';
import '../ui/tokens.css';
import '../ui/global.css';
