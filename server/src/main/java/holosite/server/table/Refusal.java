package holosite.server.table;

import holosite.language.prose.Language;
import java.util.Locale;

/** Why something is refused at a table. Nothing has changed then. */
public enum Refusal {
    NO_TABLE("There is no such table.", "Cette table n'existe pas."),
    NOT_STARTED(
            "The game has not begun: a seat is still free.",
            "La partie n'a pas commencé\u00a0: un siège est encore libre."),
    OVER("The game is over.", "La partie est terminée."),
    NOT_OVER("The game is not over yet.", "La partie n'est pas encore terminée."),
    NOT_A_PLAYER(
            "You watch this table: only its players can do that.",
            "Vous regardez cette table\u00a0: seuls ses joueurs peuvent faire cela."),
    NOT_YOUR_DECISION("It is the other player's decision.", "C'est à l'autre joueur de décider."),
    LATE("That question has been answered already.", "Cette question a déjà reçu une réponse."),
    BAD_ANSWER(
            "That is not among the answers to this question.",
            "Cela ne fait pas partie des réponses à cette question."),
    NOTHING_TO_UNDO(
            "You have not answered anything that could be taken back.",
            "Vous n'avez rien répondu qui puisse être repris."),
    NO_CLOCK("There is no clock at this table.", "Il n'y a pas de pendule à cette table."),
    BAD_MINUTES("Ask for 1 to 60 minutes.", "Demandez de 1 à 60 minutes."),
    ASKED_ALREADY("That has been asked already.", "Cela a déjà été demandé."),
    NOT_ASKED("Nobody has asked for that.", "Personne n'a demandé cela."),
    OWN_REQUEST(
            "The other player has to agree to what you asked.",
            "C'est à l'autre joueur d'accepter ce que vous avez demandé."),
    SEAT_TAKEN("Somebody sits there already.", "Quelqu'un est déjà assis là."),
    SEATED_ALREADY("You sit at this table already.", "Vous êtes déjà assis à cette table."),
    BAD_DECK("That deck cannot be read.", "Ce deck ne peut pas être lu."),
    BAD_CHAT(
            "Say something, in at most 300 letters.",
            "Dites quelque chose, en 300 caractères au plus."),
    CHAT_TOO_FAST("Not so fast: wait a moment.", "Pas si vite\u00a0: attendez un instant."),
    CHAT_FULL("This table has heard enough.", "Cette table en a assez entendu."),
    FULL("Too many are watching this table.", "Trop de monde regarde cette table."),
    BUSY(
            "The table does not answer just now; try again.",
            "La table ne répond pas pour l'instant\u00a0; réessayez."),
    BAD_MESSAGE("That message was not understood.", "Ce message n'a pas été compris."),
    TOO_FAST("Too many messages: wait a moment.", "Trop de messages\u00a0: attendez un instant.");

    private final String en;
    private final String fr;

    Refusal(String en, String fr) {
        this.en = en;
        this.fr = fr;
    }

    /** What a client knows it by. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String in(Language language) {
        return language == Language.FR ? fr : en;
    }
}
