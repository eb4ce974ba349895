import { mount } from 'svelte';
import App from './App.svelte';
import { me } from './lib/me.svelte';
import { serve } from './lib/offline';
import { follow } from './lib/update';
import './lib/styles/fonts.css';
import './lib/styles/tokens.css';
import './lib/styles/base.css';

serve();
follow();
void me.arrive().then(() => mount(App, { target: document.body }));
