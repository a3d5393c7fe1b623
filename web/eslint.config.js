import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Components that put drawings of ours into the page as markup. What comes from a server or a player never goes this way. */
const DRAWINGS = [
  'src/end/Drawn.svelte',
  'src/games/deranged/{ActionCard,Board,Chapter,Last}.svelte',
  'src/games/nemesis/Sprite.svelte',
  'src/games/nightmarium/{CardFace,Creature,Sign}.svelte',
  'src/games/somnicum/{Dream,DreamCard,Ring,Sign}.svelte',
  'src/parts/{Face,Icon}.svelte',
  'src/table/{decide/Sign,Strip}.svelte',
];

export default defineConfig(
  // Written by a program; see .prettierignore.
  { ignores: ['dev/', 'src/protocol.ts', 'src/text/keys.ts', 'src/games/*/{keys,protocol,view}.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // A name that begins with _ says that it is there for its place only.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Every list[index] may be undefined for the compiler (noUncheckedIndexedAccess); ! says that this one is not.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Maps and sets here live for one computation, or are not for the screen.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} is the only way to keep a space at the edge of a block.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'Say what it really is; a view of a game is read with viewOf.',
        },
      ],
    },
  },
  { files: DRAWINGS, rules: { 'svelte/no-at-html-tags': 'off' } },
);
