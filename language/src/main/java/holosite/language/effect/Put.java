package holosite.language.effect;

import holosite.language.card.Pile;
import holosite.language.filter.Being;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Cards go to a pile of their owner; to the Lost Pile means they are lost. */
public record Put(Filter cards, Pile to, Position position) implements Effect {

    /** Where in the pile. */
    public enum Position {
        TOP,
        BOTTOM
    }

    @Override
    public Statement say(Prose p) {
        boolean self = cards instanceof Being(Known known) && known == Known.IT;
        Mention them = self ? p.self(true) : p.mention(cards, Determiner.ALL);
        if (to == Pile.LOST_PILE && position == Position.TOP) {
            return Statement.change(
                    Verb.BE
                            .about(p, them, true)
                            .with(p.say("lost", Adjective.agree("perdu*", them.agreement()))),
                    p.say("cause %s to be lost", "envoyer %s à la pile perdue", them.text()));
        }
        boolean many = them.agreement().plural();
        String where =
                switch (to) {
                    case OUT_OF_PLAY -> "";
                    // of a pile that is drawn from it matters that the card is on top
                    case RESERVE_DECK, FORCE_PILE ->
                            position == Position.TOP
                                    ? p.say("on top of ", "sur ")
                                    : p.say("under ", "sous ");
                    default ->
                            position == Position.TOP
                                    ? p.say("in ", "dans ")
                                    : p.say("under ", "sous ");
                };
        String pile =
                to == Pile.OUT_OF_PLAY
                        ? p.say("out of play", "hors jeu")
                        : where
                                + p.say(
                                        (many ? "their owner's " : "its owner's ")
                                                + p.say(to.noun()),
                                        p.the(to.noun())
                                                + (many
                                                        ? " de leur propriétaire"
                                                        : " de son propriétaire"));
        if (to == Pile.HAND) {
            Verb back =
                    new Verb(
                            "return",
                            "returns",
                            "faire revenir",
                            "faites revenir",
                            "fait revenir",
                            "font revenir");
            return Statement.by(
                    back,
                    them.text(),
                    p.say(
                            them.agreement().plural()
                                    ? "to their owner's hand"
                                    : "to its owner's hand",
                            many
                                    ? "dans la main de leur propriétaire"
                                    : "dans la main de son propriétaire"));
        }
        return Statement.by(Verb.PLACE, them.text(), pile);
    }
}
