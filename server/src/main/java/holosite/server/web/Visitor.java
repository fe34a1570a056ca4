package holosite.server.web;

import holosite.language.prose.Language;

/**
 * The sender of a request, identified by a session.
 *
 * @param id the account, which never changes
 * @param admin whether he may look after the tables and accounts of others
 * @param session the session's own name: not the secret the browser holds
 */
public record Visitor(
        String id, String name, boolean guest, boolean admin, Language language, String session) {}
