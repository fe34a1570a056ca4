package holosite.language.filter;

import holosite.language.card.CardType;
import holosite.language.card.DestinyKind;
import holosite.language.prose.Adjective;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.NounPhrase.Rank;

/**
 * Cards on a Podracer, or on the location of a race, as race destiny; or only the topmost of each.
 * They are not on the table.
 */
public record RaceDestiny(boolean topmost) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.noun(DestinyKind.RACE.noun(), Rank.TRAIT, CardType.GAME_AID.noun());
        if (topmost) {
            phrase.adjective(Adjective.linked("topmost", "du ", "dessus"));
        }
    }
}
