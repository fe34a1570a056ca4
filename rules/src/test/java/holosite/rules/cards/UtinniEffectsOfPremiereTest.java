package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Utinni Effects of Premiere that something happens to when their target reaches them. */
class UtinniEffectsOfPremiereTest {
    /** Another Utinni Effect that the same card is aimed at by, and has reached. */
    @ParameterizedTest
    @CsvSource({
        "Death Star Plans, Death Star: War Room, R2-X2, Tatooine: Cantina",
        "Plastoid Armor, Death Star: War Room, Leia Organa, Tatooine: Cantina",
        "Lateral Damage, Yavin 4, X-wing, Alderaan",
        "Organa's Ceremonial Necklace, Yavin 4: Jungle, Darth Vader, Tatooine: Cantina",
        "Tactical Re-Call, Yavin 4: Jungle, Leia Organa, Tatooine: Cantina"
    })
    void anotherEffectThatItsTargetReachesIsNotThisOne(
            String effect, String place, String target, String elsewhere) {
        String other = elsewhere.equals("Alderaan") ? "Our Most Desperate Hour" : "Luke? Luuuuke!";
        var scene =
                table().location(place)
                        .on(place, effect)
                        .at(elsewhere, target)
                        .aimed(effect, target)
                        .on(elsewhere, other)
                        .aimed(other, target)
                        .nextDestiny(LIGHT, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.passResponses();
        assertThat(scene.hostOf(effect)).isEqualTo(place);
        assertThat(scene.isOnTable(other)).isFalse();
    }
}
