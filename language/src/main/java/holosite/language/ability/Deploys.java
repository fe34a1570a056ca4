package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.card.CardType;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.condition.Condition;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.prose.Clause;
import holosite.language.prose.Determiner;
import holosite.language.prose.Lead;
import holosite.language.prose.Noun;
import holosite.language.prose.Passage;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;
import holosite.language.prose.TimePhrase;
import java.util.List;
import java.util.Optional;

/**
 * One way a card comes into play: where, for how much, when. A card may have several (a price for
 * each carrier). Without a price the printed deploy cost counts, or none; without a moment its
 * owner's deploy phase is meant.
 */
public record Deploys(
        Where where,
        Optional<Amount> price,
        Condition when,
        Optional<Filter> aim,
        Optional<When> moment,
        Optional<Training> training,
        Optional<Amount> loss)
        implements Ability {
    public Deploys {
        price.ifPresent(
                force -> Amount.refuseBelow(0, force, "no card deploys for less than free"));
        loss.ifPresent(force -> Amount.refuseBelow(1, force, "at least 1 Force is lost"));
    }

    /** Where a card goes that does not simply go to a place, as units do. */
    public sealed interface Where
            permits OnCard, Between, AsCaptiveOf, OnTable, Orbiting, IntoDeck {}

    /** On a location, a character, a ship, another card. */
    public record OnCard(Filter host) implements Where {}

    /** Between two adjacent sites: on the one, beside the other. */
    public record Between(Filter site, Filter neighbor) implements Where {}

    /** A character, as the captive of such an escort: it deploys in no other way. */
    public record AsCaptiveOf(Filter escort) implements Where {}

    /** A battle station, in orbit of such a system. */
    public record Orbiting(Filter system) implements Where {}

    /**
     * Inserted into a player's Reserve Deck, which is then shuffled: it acts when it comes to the
     * top.
     */
    public record IntoDeck(Who whose) implements Where {
        public IntoDeck {
            Refuse.when(whose == Who.EITHER, "a card is inserted into one Reserve Deck");
        }
    }

    /** On its owner's side of the table, or on the opponent's. */
    public record OnTable(Who side) implements Where {
        public OnTable {
            Refuse.when(side == Who.EITHER, "a card lies on one side of the table");
        }
    }

    public Deploys costing(Amount amount) {
        return new Deploys(where, Optional.of(amount), when, aim, moment, training, loss);
    }

    public Deploys costing(double amount) {
        return costing(Amount.of(amount));
    }

    /** Force to be lost for it, besides any that is used. */
    public Deploys losing(double force) {
        return new Deploys(
                where, price, when, aim, moment, training, Optional.of(Amount.of(force)));
    }

    public Deploys when(Condition condition) {
        return new Deploys(where, price, when.and(condition), aim, moment, training, loss);
    }

    /** A Utinni Effect and its like also aim at a card elsewhere. */
    public Deploys aimingAt(Filter card) {
        return new Deploys(where, price, when, Optional.of(card), moment, training, loss);
    }

    /** A Jedi Test names a mentor and an apprentice. */
    public Deploys training(Training pupils) {
        return new Deploys(where, price, when, aim, moment, Optional.of(pupils), loss);
    }

    /**
     * In another phase than the deploy phase, or in answer to something, as Immediate Effects are.
     */
    public Deploys at(When other) {
        return new Deploys(where, price, when, aim, Optional.of(other), training, loss);
    }

    @Override
    public Passage say(Prose p) {
        return say(p, List.of());
    }

    /**
     * Together with other ways of the same card at the same moment: "on your Han for 1 Force, or on
     * …".
     */
    public Passage say(Prose p, List<Deploys> others) {
        TimePhrase time = moment.map(m -> time(p, m)).orElse(TimePhrase.ANY);
        Phrase ways = way(p);
        for (Deploys other : others) {
            ways = ways.with(p.say(", or", ", ou")).with(other.way(p));
        }
        boolean shield = p.self().equals(CardType.DEFENSIVE_SHIELD.noun());
        String comes = shield ? p.say("plays", "se joue") : p.say("deploys", "se déploie");
        Lead lead = p.lead("", time, when);
        return Passage.of(Clause.of(ways.after(comes)).led(lead));
    }

    /** Without a moment the deploy phase is meant: any time needs words here. */
    private static TimePhrase time(Prose p, When moment) {
        TimePhrase time = moment.given(p);
        return time.equals(TimePhrase.ANY)
                ? TimePhrase.adverb(p.say("at any time", "à tout moment"))
                : time;
    }

    private Phrase way(Prose p) {
        if (where instanceof OnCard(var host)) {
            p.antecedents().known(Known.TOWARD, host.phrase().noun());
        }
        String place =
                switch (where) {
                    case OnCard(var host) ->
                            p.say("on ", "sur ") + p.mention(host, Determiner.A).text();
                    case Between(var site, var neighbor) when site.equals(neighbor) ->
                            p.say("between ", "entre ") + site.phrase().counted(p, "2", true);
                    case Between(var site, var neighbor) ->
                            p.say("between ", "entre ")
                                    + p.mention(site, Determiner.A).text()
                                    + p.say(" and ", " et ")
                                    + p.mention(neighbor, Determiner.A).text();
                    case AsCaptiveOf(var escort) ->
                            p.say("only as a captive of ", "uniquement comme captive de ")
                                    + p.mention(escort, Determiner.A).text();
                    case Orbiting(var system) ->
                            p.say("in orbit of ", "en orbite autour de ")
                                    + p.mention(system, Determiner.A).text();
                    case IntoDeck(var whose) ->
                            p.say("(inserted) into ", "(inséré) dans ")
                                    + p.of(whose, Pile.RESERVE_DECK.noun());
                    case OnTable(var side) ->
                            side == Who.YOU
                                    ? p.say("on table", "sur la table")
                                    : p.say(
                                            "on %s side of table",
                                            "du côté de la table de %2$s",
                                            p.player(side).owner(),
                                            p.player(side).text());
                };
        Phrase cost =
                price.map(
                                a ->
                                        a instanceof Fixed(double n) && n == 0
                                                ? Phrase.of(p.say("for free", "gratuitement"))
                                                : force(p, a, p.say("for", "pour")))
                        .orElse(Phrase.NONE);
        Phrase lost =
                loss.map(a -> force(p, a, p.say("by losing", "en perdant"))).orElse(Phrase.NONE);
        String target = aim.map(a -> p.say(", aimed at ", ", en visant ") + p.one(a)).orElse("");
        String pupils = training.map(t -> t.say(p)).orElse("");
        return Phrase.of(place).with(cost).with(lost).with(target, pupils);
    }

    private static Phrase force(Prose p, Amount amount, String before) {
        return amount.quantity(p, false).of(p, Noun.FORCE).after(before);
    }
}
