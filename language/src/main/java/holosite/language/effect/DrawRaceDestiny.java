package holosite.language.effect;

import holosite.language.card.DestinyKind;
import holosite.language.card.Who;
import holosite.language.filter.Ref;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;
import java.util.Optional;

/**
 * A player draws race destiny for one of his Podracers, which he names first, or for the location
 * of the race if he has none; each destiny drawn goes there or to his Used Pile, as he chooses. How
 * many he draws is a figure of that Podracer. If the text names the Podracer, he draws one.
 */
public record DrawRaceDestiny(Who who, Optional<Ref> racer) implements Effect {

    private static final Noun RACE_DESTINY = DestinyKind.RACE.noun();

    /** In the course of the race: for a Podracer of the player's choice. */
    public DrawRaceDestiny(Who who) {
        this(who, Optional.empty());
    }

    /** One, for this Podracer. */
    public static DrawRaceDestiny one(Who who, Ref racer) {
        return new DrawRaceDestiny(who, Optional.of(racer));
    }

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                who,
                Verb.DRAW,
                p.say("one ", "une ") + p.say(RACE_DESTINY),
                p.say(
                        "(to be placed on %s, or in the Used Pile)",
                        "(à placer sur %s, ou dans la pile utilisée)",
                        racer.map(card -> p.ref(card).text()).orElseGet(() -> anyRacer(p))));
    }

    private String anyRacer(Prose p) {
        return p.say(
                who.reader(p)
                        ? "one of your Podracers, or on the location of the race if you have none"
                        : "one of that player's Podracers, or on the location of the race without"
                                + " one",
                who.reader(p)
                        ? "un de vos modules de course, ou sur le site de la course si vous n'en"
                                + " avez pas"
                        : "un des modules de course de ce joueur, ou sur le site de la course s'il"
                                + " n'en a pas");
    }
}
