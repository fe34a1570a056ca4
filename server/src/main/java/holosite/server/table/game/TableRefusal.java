package holosite.server.table.game;

import holosite.language.prose.Language;
import java.util.Locale;

/** Why something is refused at a table. A refused action changes nothing. */
public enum TableRefusal {
    NO_TABLE(
            "There is no such table: look for it in the lobby.",
            "Cette table n'existe pas\u00a0: cherchez-la dans le salon."),
    NOT_STARTED(
            "The game has not begun: a seat is still free.",
            "La partie n'a pas commencé\u00a0: un siège est encore libre."),
    OVER(
            "The game is over: you can look through it, or want a rematch.",
            "La partie est terminée\u00a0: vous pouvez la revoir, ou vouloir une revanche."),
    SUSPENDED(
            "This table is suspended: something went wrong, and nothing of the game is lost. You"
                    + " can wait, cancel it together, or concede.",
            "Cette table est suspendue\u00a0: quelque chose n'a pas marché, et rien de la partie"
                    + " n'est perdu. Vous pouvez attendre, l'annuler ensemble, ou concéder."),
    NOT_SUSPENDED(
            "This table is not suspended: there is nothing to resume.",
            "Cette table n'est pas suspendue\u00a0: il n'y a rien à reprendre."),
    NEWER_RULES(
            "This server is being upgraded, and this table is already played under the newer rules."
                    + " It goes on as soon as a server with these rules is back; nothing is lost.",
            "Ce serveur est en cours de mise à jour, et cette table se joue déjà sous les nouvelles"
                    + " règles. Elle continue dès qu'un serveur avec ces règles est de retour\u00a0;"
                    + " rien n'est perdu."),
    NOT_OVER(
            "The game is not over yet: wait for its end.",
            "La partie n'est pas encore terminée\u00a0: attendez la fin."),
    NOT_A_PLAYER(
            "You watch this table: only its players can do that.",
            "Vous regardez cette table\u00a0: seuls ses joueurs peuvent faire cela."),
    NOT_YOUR_DECISION(
            "It is the other player's decision: wait until you are asked.",
            "C'est à l'autre joueur de décider\u00a0: attendez qu'on vous demande."),
    LATE(
            "That question is not asked any more: answer the present one.",
            "Cette question n'est plus posée\u00a0: répondez à celle d'à présent."),
    BAD_ANSWER(
            "That is not among the answers to this question: choose one that is offered.",
            "Cela ne fait pas partie des réponses à cette question\u00a0: choisissez-en une qui est"
                    + " proposée."),
    NOTHING_TO_UNDO(
            "You have not answered anything that could be taken back.",
            "Vous n'avez rien répondu qui puisse être repris."),
    NO_CLOCK("There is no clock at this table.", "Il n'y a pas de pendule à cette table."),
    BAD_MINUTES("Ask for 1 to 60 minutes.", "Demandez de 1 à 60 minutes."),
    ASKED_ALREADY(
            "That has been asked already: wait for the reply.",
            "Cela a déjà été demandé\u00a0: attendez la réponse."),
    NOT_ASKED("Nobody has asked for that.", "Personne n'a demandé cela."),
    OWN_REQUEST(
            "The other player has to agree to what you asked.",
            "C'est à l'autre joueur d'accepter ce que vous avez demandé."),
    SEAT_TAKEN(
            "Somebody sits there already: you can watch, or choose another table.",
            "Quelqu'un est déjà assis là\u00a0: vous pouvez regarder, ou choisir une autre table."),
    SEATED_ALREADY("You sit at this table already.", "Vous êtes déjà assis à cette table."),
    BAD_DECK(
            "That deck cannot be read: choose another.",
            "Ce deck ne peut pas être lu\u00a0: choisissez-en un autre."),
    NOT_ABSENT(
            "Your opponent has not been away long enough: the table says when you can do this.",
            "Votre adversaire n'est pas absent depuis assez longtemps\u00a0: la table dit quand"
                    + " vous pourrez le faire."),
    BOT_PLAYS(
            "A bot plays in your seat: take your seat back first.",
            "Un robot joue à votre place\u00a0: reprenez d'abord votre place."),
    NO_BOT_PLAYS(
            "No bot plays in your seat: it is yours.",
            "Aucun robot ne joue à votre place\u00a0: elle est à vous."),
    NOT_IN_LESSON(
            "This step of the lesson waits for something else: do what is lit.",
            "Cette étape de la leçon attend autre chose\u00a0: faites ce qui est éclairé."),
    NOT_IN_PUZZLE(
            "In a puzzle every answer counts: pass one question at a time.",
            "Dans un problème, chaque réponse compte : passez une question à la fois."),
    NO_PUZZLE("No puzzle is being solved here.", "Aucun problème n'est à résoudre ici."),
    NO_STEP("The lesson has no such step.", "La leçon n'a pas de telle étape."),
    BAD_CHAT(
            "Say something, in at most 300 letters.",
            "Dites quelque chose, en 300 caractères au plus."),
    CHAT_TOO_FAST("Not so fast: wait a moment.", "Pas si vite\u00a0: attendez un instant."),
    MUTED(
            "The admin of this server has taken the chat from you.",
            "L'administrateur de ce serveur vous a retiré la discussion."),
    CHAT_FULL(
            "This table has heard enough: nothing more can be said here.",
            "Cette table en a assez entendu\u00a0: rien de plus ne peut y être dit."),
    WORN_OUT(
            "Too much has gone on at this table: only answers and giving up are taken any more.",
            "Il s'est passé trop de choses à cette table\u00a0: seules les réponses et l'abandon y"
                    + " sont encore acceptés."),
    UNSHOWN(
            "The table cannot be shown to you just now. That is a fault of the server, which has"
                    + " been logged; the game goes on, and you see it again as soon as it can be"
                    + " shown.",
            "La table ne peut pas vous être montrée pour l'instant. C'est une erreur du serveur, et"
                    + " elle est notée\u00a0; la partie continue, et vous la reverrez dès qu'elle peut"
                    + " être montrée."),
    OUR_FAULT(
            "That went wrong on the server, and it has been logged. Nothing has changed at the"
                    + " table.",
            "Quelque chose s'est mal passé sur le serveur, et c'est noté. Rien n'a changé à la"
                    + " table."),
    FULL(
            "Too many are watching this table: come again later.",
            "Trop de monde regarde cette table\u00a0: revenez plus tard."),
    BUSY(
            "The table does not answer just now; try again.",
            "La table ne répond pas pour l'instant\u00a0; réessayez."),
    BAD_MESSAGE(
            "That message was not understood: a message is a JSON object as the protocol has it.",
            "Ce message n'a pas été compris\u00a0: un message est un objet JSON tel que le veut le"
                    + " protocole."),
    REPEATED(
            "That message has come already: give each message an id of its own.",
            "Ce message est déjà arrivé\u00a0: donnez à chaque message un id à lui."),
    HELLO_FIRST("Say 'hello' first.", "Dites d'abord «\u00a0hello\u00a0»."),
    TOO_LARGE(
            "That message is too large: at most 16,384 bytes are taken.",
            "Ce message est trop grand\u00a0: au plus 16 384 octets sont acceptés."),
    NO_SESSION(
            "You are not signed in any more. Sign in, or go on as a guest.",
            "Vous n'êtes plus connecté. Connectez-vous, ou continuez en tant qu'invité."),
    TOO_MANY_SOCKETS(
            "You have too many tables open at once: close some of them.",
            "Vous avez trop de tables ouvertes à la fois\u00a0: fermez-en quelques-unes."),
    TOO_FAST("Too many messages: wait a moment.", "Trop de messages\u00a0: attendez un instant.");

    private final String en;
    private final String fr;

    TableRefusal(String en, String fr) {
        this.en = en;
        this.fr = fr;
    }

    /** The key sent to clients. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String in(Language language) {
        return language == Language.FR ? fr : en;
    }
}
