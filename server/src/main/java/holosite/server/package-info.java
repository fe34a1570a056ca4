package holosite.server;
