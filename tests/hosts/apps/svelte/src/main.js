import { configure } from 'pricebook';
import { mount } from 'svelte';
import App from './app.svelte';

configure({ apiBase: new URLSearchParams(location.search).get('api') ?? '/' });
mount(App, { target: document.getElementById('app') });
