/** Every test may speak every language. */
import { fetchTexts, LANGUAGES } from '../src/text';

await Promise.all(LANGUAGES.map((lang) => fetchTexts(lang)));
