import { mount } from 'svelte';
import App from './App.svelte';
import { keepWorker } from './net/worker';
import { prefs } from './prefs.svelte';
import { fetchTexts } from './text';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('page');
void fetchTexts(prefs.lang).then(() => target && mount(App, { target }));
void keepWorker();
