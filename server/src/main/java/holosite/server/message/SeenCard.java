package holosite.server.message;

import holosite.rules.view.Question;

/** A card that is spoken of; its id is empty where it is hidden. */
public record SeenCard(int handle, String id, Question.Place where) {}
