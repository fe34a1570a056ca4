package holosite.language.filter;

import holosite.language.card.Icon;
import holosite.language.prose.Complement;
import holosite.language.prose.Language;
import holosite.language.prose.NounPhrase;

/** Cards on which this icon is printed, whatever icons texts give them. */
public record PrintedIcon(Icon icon) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        String en = icon.wording().alone(Language.EN);
        String fr = icon.wording().alone(Language.FR);
        phrase.complement(
                Complement.of(
                        "with a printed " + en + " icon",
                        "avec une icône imprimée de " + fr,
                        "%s has a printed " + en + " icon",
                        "%s a une icône imprimée de " + fr,
                        "%s has no printed " + en + " icon",
                        "%s n'a pas d'icône imprimée de " + fr));
    }
}
