package holosite.rules.table;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.insertsIntoOpponentsDeck;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A card that lies face down is not on the table for anything. */
class FaceDownTest {
    @Test
    @Claim("face-down#1")
    void aCardFaceDownUnderAnotherIsNotOnTheTable() {
        for (boolean faceDown : new boolean[] {true, false}) {
            var table = Scene.with(AllCards::all).at(CANTINA, "Darth Vader");
            if (faceDown) {
                table.stacked("Darth Vader", "Han Solo").mark("Han Solo", Flag.FACE_DOWN);
            } else {
                table.at(CANTINA, "Han Solo");
            }
            var scene =
                    table.hand(LIGHT, "Sense")
                            .hand(LIGHT, "Han's Heavy Blaster Pistol")
                            .force(LIGHT, 9)
                            .turn(LIGHT, Phase.DEPLOY);

            // no presence, no host, and the opponent does not know it
            assertThat(scene.occupies(LIGHT, CANTINA)).isEqualTo(!faceDown);
            assertThat(scene.isOffered("deploy Han's Heavy Blaster Pistol")).isEqualTo(!faceDown);
            assertThat(scene.game().view(DARK).toString().contains("Han Solo"))
                    .isEqualTo(!faceDown);
        }
    }

    @Test
    @Claim("face-down#1")
    void aUniqueCardFaceDownKeepsNoOtherCopyAway() {
        for (boolean faceDown : new boolean[] {true, false}) {
            var table = Scene.with(AllCards::all).site(CANTINA, DARK).beside(DARK, "First Strike");
            if (faceDown) {
                table.mark("First Strike", Flag.FACE_DOWN);
            }
            var scene = table.hand(DARK, "First Strike").turn(DARK, Phase.DEPLOY);

            assertThat(scene.offered().stream().anyMatch(act -> act.startsWith("deploy")))
                    .isEqualTo(faceDown);
        }
    }

    @Test
    @Claim("face-down#1")
    void anInsertCardIsOnTheTableWhileItLiesInADeck() {
        Card rumor =
                effect("Rumor", DARK, "0_41").unique().destiny(1).says(insertsIntoOpponentsDeck());
        for (boolean inserted : new boolean[] {true, false}) {
            var scene =
                    Scene.with(
                                    () ->
                                            Stream.concat(AllCards.all().stream(), Stream.of(rumor))
                                                    .toList())
                            .site(CANTINA, LIGHT)
                            .hand(DARK, "Rumor", "Rumor#2")
                            .turn(DARK, Phase.DEPLOY);
            if (inserted) {
                scene.deploy("Rumor");
            }
            // the dots bound what is deployed in one turn as well: look at the next
            scene.passUntil(LIGHT, Phase.CONTROL).passUntil(DARK, Phase.DEPLOY);

            assertThat(scene.isOffered("deploy Rumor#2")).isEqualTo(!inserted);
        }
    }
}
