package holosite.server.web;

import holosite.language.prose.Language;

/**
 * The sender of a request, identified by a session.
 *
 * @param id the account, which never changes
 * @param session the session's own name: not the secret the browser holds
 */
public record Visitor(String id, String name, boolean guest, Language language, String session) {}
