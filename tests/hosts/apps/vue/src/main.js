import { configure } from 'pricebook';
import { createApp } from 'vue';
import App from './app.vue';

configure({ apiBase: new URLSearchParams(location.search).get('api') ?? '/' });
createApp(App).mount('#app');
