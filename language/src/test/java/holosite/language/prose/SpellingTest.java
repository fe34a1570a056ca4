package holosite.language.prose;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingTest {

    @ParameterizedTest
    @CsvSource({
        "a alien and a X-wing, an alien and an X-wing",
        "a unique card; an one, a unique card; a one",
        "a Rebel of a 8, a Rebel of an 8"
    })
    void english(String written, String read) {
        assertThat(Spelling.english(written)).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource({
        "le effet de le site de les Rebelles, l'effet du site des Rebelles",
        "De le arme à le site, De l'arme au site",
        "À les abris et à le hangar, Aux abris et à l'hangar",
        "de des armes et de des sites, d'armes et de sites",
        "sa arme; Sa épée; sa carte, son arme; Son épée; sa carte",
        "ce homme; ce est lui; ce en est, cet homme; ce est lui; ce en est",
        "que il; lorsque elle; jusque ici; chaque ami, qu'il; lorsqu'elle; jusqu'ici; chaque ami",
        "si il est; si elle est; si ils ont, s'il est; si elle est; s'ils ont",
        "le hors-jeu; le homme; de Han; de hasard, le hors-jeu; l'homme; de Han; de hasard",
        "je ne ai (le abri) x-de un, je n'ai (l'abri) x-de un",
        "de le 8 à les 8, du 8 aux 8",
        "belle arme, belle arme"
    })
    void french(String written, String read) {
        assertThat(Spelling.french(written)).isEqualTo(read);
    }
}
