import { mount } from 'svelte';
import '../styles';
import Showcase from './Showcase.svelte';

const target = document.getElementById('app');
if (!target) {
  throw new Error('showcase.html has no #app');
}
mount(Showcase, { target });
