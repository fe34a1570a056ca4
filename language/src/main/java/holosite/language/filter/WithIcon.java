package holosite.language.filter;

import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.NounPhrase.Rank;
import java.util.List;

/** Cards with an icon. */
public record WithIcon(Icon icon) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.wording(icon.wording(), Rank.ICON, List.of(CardType.CHARACTER.noun()));
    }
}
