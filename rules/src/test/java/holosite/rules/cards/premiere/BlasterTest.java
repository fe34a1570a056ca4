package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.names;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Blaster, Blaster Rifle, and Light Repeating Blaster Rifle. */
class BlasterTest {
    @ParameterizedTest
    @CsvSource({
        "Blaster, LIGHT, 1",
        "light Blaster Rifle, LIGHT, 2",
        "dark Blaster Rifle, DARK, 2",
        "Light Repeating Blaster Rifle, DARK, 2"
    })
    void aWarriorGetsItAtItsCost(String weapon, Side side, int cost) {
        var scene =
                table().at(MOS_EISLEY, "Rebel Trooper", "Stormtrooper", "Wioslea", "Garindan")
                        .hand(side, weapon)
                        .force(side, 3)
                        .turn(side, Phase.DEPLOY);
        scene.deploy(weapon).passResponses();
        assertThat(scene.hostOf(weapon))
                .isEqualTo(side == LIGHT ? "Rebel Trooper" : "Stormtrooper");
        assertThat(scene.forcePile(side)).hasSize(3 - cost);
    }

    private static Position armed(String weapon, Side side) {
        String bearer = side == LIGHT ? "Rebel Trooper" : "Stormtrooper";
        String friend = side == LIGHT ? "Darth Vader" : "Obi-Wan Kenobi (1_21)";
        return table().at(PLAINS, "Rebel Trooper", "Stormtrooper", "EG-6", friend)
                .on(bearer, weapon)
                .force(side, 6);
    }

    @ParameterizedTest
    @CsvSource({
        "Blaster, LIGHT, 1, 2, true",
        "Blaster, LIGHT, 1, 1, false",
        "light Blaster Rifle, LIGHT, 2, 1, true",
        "light Blaster Rifle, LIGHT, 2, 0, false",
        "dark Blaster Rifle, DARK, 2, 1, true",
        "dark Blaster Rifle, DARK, 2, 0, false",
        "Light Repeating Blaster Rifle, DARK, 2, 1, true",
        "Light Repeating Blaster Rifle, DARK, 2, 0, false"
    })
    void itFiresForForceAndHitsAboveTheDefenseValue(
            String weapon, Side side, int cost, int destiny, boolean hits) {
        String target = side == LIGHT ? "Stormtrooper" : "Rebel Trooper";
        var scene =
                armed(weapon, side)
                        .nextDestiny(side, destiny)
                        .turn(side, Phase.BATTLE)
                        .battleAt(PLAINS)
                        .passUntil("fire " + weapon);
        int force = scene.forcePile(side).size();
        scene.fire(weapon).at(target).passResponses();
        assertThat(scene.isHit(target)).isEqualTo(hits);
        assertThat(scene.forcePile(side)).hasSize(force - cost);
    }

    @ParameterizedTest
    @CsvSource({
        "Blaster, LIGHT, Stormtrooper, true",
        "Blaster, LIGHT, Rock Wart, true",
        "Blaster, LIGHT, Blizzard Scout 1, true",
        "Blaster, LIGHT, TIE Fighter, false",
        "light Blaster Rifle, LIGHT, Rock Wart, true",
        "light Blaster Rifle, LIGHT, Blizzard Scout 1, true",
        "light Blaster Rifle, LIGHT, TIE Fighter, false",
        "dark Blaster Rifle, DARK, Scurrier, true",
        "dark Blaster Rifle, DARK, Snowspeeder, true",
        "dark Blaster Rifle, DARK, X-wing, false",
        "Light Repeating Blaster Rifle, DARK, Scurrier, true",
        "Light Repeating Blaster Rifle, DARK, Snowspeeder, true",
        "Light Repeating Blaster Rifle, DARK, X-wing, false",
        "Leia's Sporting Blaster, LIGHT, Rock Wart, true",
        "Leia's Sporting Blaster, LIGHT, Blizzard Scout 1, true",
        "Leia's Sporting Blaster, LIGHT, TIE Fighter, false",
        "Jedi Lightsaber, LIGHT, Rock Wart, true",
        "Jedi Lightsaber, LIGHT, Stormtrooper#2, true",
        "Jedi Lightsaber, LIGHT, Blizzard Scout 1, false"
    })
    void whatItIsFiredAt(String weapon, Side side, String target, boolean fits) {
        var position = armed(weapon, side).at(PLAINS, target);
        assertThat(names(position.turn(side, Phase.CONTROL), weapon, target)).isEqualTo(fits);
    }

    @ParameterizedTest
    @CsvSource({"EG-6, true", "Portable Fusion Generator, true", "'', false", "EG-4, false"})
    void theRepeatingRifleNeedsPowerOfItsOwn(String source, boolean fires) {
        String rifle = "Light Repeating Blaster Rifle";
        var position =
                table().at(PLAINS, "Rebel Trooper", "Stormtrooper", "DS-61-2")
                        .on("Stormtrooper", rifle)
                        .force(DARK, 6)
                        .nextDestiny(DARK, 0, 0);
        if (source.startsWith("Portable")) {
            position.on("DS-61-2", source);
        } else if (!source.isEmpty()) {
            position.at(PLAINS, source);
        }
        var scene = position.turn(DARK, Phase.BATTLE).battleAt(PLAINS).passResponses();
        assertThat(scene.isOffered("fire " + rifle)).isEqualTo(fires);
        if (fires) {
            scene.fire(rifle).passUntil("fire " + rifle);
            int force = scene.forcePile(DARK).size();
            scene.fire(rifle).passResponses();
            assertThat(scene.forcePile(DARK)).hasSize(force - 2);
        }
        table().at(PLAINS, "Rebel Trooper", "Stormtrooper")
                .at(PERIMETER, "EG-6")
                .on("Stormtrooper", rifle)
                .force(DARK, 6)
                .turn(DARK, Phase.BATTLE)
                .battleAt(PLAINS)
                .passResponses()
                .mayNot("fire " + rifle);
    }
}
