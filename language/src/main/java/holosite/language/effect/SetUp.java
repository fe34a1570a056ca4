package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.amount.Choice;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Determiner;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * As the game is set up, a player deploys cards from his deck for free: one that he must deploy, or
 * up to so many that he may, each after the last has arrived and everything that follows from it is
 * done. The last one gets the name.
 */
public record SetUp(Who who, String name, Filter which, Filter where, int most, boolean must)
        implements Effect {

    public SetUp {
        Refuse.when(must && most != 1, "what must be deployed is named one by one");
        Refuse.when(most < 1, "at least 1 card is deployed");
    }

    /** Deploys one such card; without it the whole set-up fails. */
    public static SetUp must(String name, Filter which) {
        return new SetUp(Who.YOU, name, which, new Everything(), 1, true);
    }

    /** May deploy up to so many such cards. */
    public static SetUp may(String name, int most, Filter which) {
        return new SetUp(Who.YOU, name, which, new Everything(), most, false);
    }

    /** Only there. */
    public SetUp to(Filter place) {
        return new SetUp(who, name, which, place, most, must);
    }

    /** Another player, from his own deck. */
    public SetUp by(Who player) {
        return new SetUp(player, name, which, where, most, must);
    }

    @Override
    public Statement say(Prose p) {
        Verb deploy = Verb.of("deploy", "déployer");
        Phrase cards =
                new Choice(Amount.of(most == 1 ? 1 : 0), Amount.of(most)).say(p, which.phrase());
        Phrase rest =
                cards.with(
                        who.reader(p)
                                ? p.say("from your deck", "depuis votre deck")
                                : p.say("from that player's deck", "depuis son jeu"),
                        p.to(where, Determiner.A));
        p.antecedents().chosen(name, which.phrase().noun(), most > 1);
        if (must) {
            return Statement.by(who, deploy, rest);
        }
        return Statement.fact(
                Clause.of(
                        rest.after(Verb.MAY.clause(p, p.player(who), true), deploy.infinitive(p))));
    }
}
