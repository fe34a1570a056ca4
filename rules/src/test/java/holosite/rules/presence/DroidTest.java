package holosite.rules.presence;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.adds;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Subtype;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** Droids: characters without ability. */
class DroidTest {
    private static final Card TEACHER =
            effect("Plain Teacher", LIGHT, "0_11")
                    .destiny(3)
                    .says(deploysOnTable(), adds(2, Figure.ABILITY, CHARACTER));

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.add(TEACHER);
        return Scene.with(() -> cards);
    }

    @Test
    @Claim("droid#1")
    void aDroidIsACharacter() {
        var scene =
                table().at(CANTINA, "C-3PO", "Stormtrooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .at(CANTINA, "Rebel Trooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        assertThat(scene.printed("C-3PO").is(CardType.CHARACTER)).isTrue();
        assertThat(scene.printed("C-3PO").is(Subtype.DROID)).isTrue();
        // what may be fired at characters may be fired at a droid
        assertThat(scene.battleAt(CANTINA).fire("Imperial Blaster").offered())
                .containsExactlyInAnyOrder("C-3PO (See-Threepio)", "Rebel Trooper");
    }

    @Test
    @Claim("droid#2")
    void aDroidAloneGivesNoPresence() {
        var scene = table().at(CANTINA, "C-3PO").turn(LIGHT, Phase.CONTROL);

        assertThat(scene.occupies(LIGHT, CANTINA)).isFalse();
        assertThat(scene.controls(LIGHT, CANTINA)).isFalse();
        scene.mayNot("drain at " + CANTINA);

        var withTrooper = table().at(CANTINA, "C-3PO", "Rebel Trooper").turn(LIGHT, Phase.CONTROL);
        assertThat(withTrooper.occupies(LIGHT, CANTINA)).isTrue();
    }

    @Test
    @Claim("droid#3")
    void nothingAddsToTheAbilityOfADroid() {
        var scene =
                table().at(CANTINA, "C-3PO", "Rebel Trooper")
                        .beside(LIGHT, "Plain Teacher")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.ability("Rebel Trooper")).isEqualTo(3);
        assertThat(scene.totalAbility(CANTINA, LIGHT)).isEqualTo(3);
        assertThat(scene.defense("C-3PO")).isZero();
    }

    @Test
    @Claim("droid#3")
    void whereANumberIsNeededTheAbilityOfADroidIsZero() {
        // a destiny above its ability is enough
        var scene =
                table().at(CANTINA, "Darth Vader, Dark Lord Of The Sith", "C-3PO", "Rebel Trooper")
                        .beside(LIGHT, "Plain Teacher")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).use("Darth Vader, Dark Lord Of The Sith").at("C-3PO");

        assertThat(scene.isOnTable("C-3PO")).isFalse();
    }

    @Test
    @Claim("droid#4")
    void aDroidWithoutArmorOrManeuverIsHitByADestinyOfOne() {
        var scene =
                table().at(CANTINA, "C-3PO", "Rebel Trooper", "Stormtrooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.defense("C-3PO")).isZero();

        scene.battleAt(CANTINA).fire("Imperial Blaster").at("C-3PO");

        assertThat(scene.isHit("C-3PO")).isTrue();
    }

    @Test
    @Claim("droid#4")
    void aDestinyOfZeroMissesIt() {
        var scene =
                table().at(CANTINA, "C-3PO", "Rebel Trooper", "Stormtrooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Imperial Blaster").at("C-3PO");

        assertThat(scene.isHit("C-3PO")).isFalse();
    }
}
