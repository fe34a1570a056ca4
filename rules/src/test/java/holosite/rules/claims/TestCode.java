package holosite.rules.claims;

import java.io.IOException;
import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The compiled tests: which methods and constants a test leads to, and which cards made for tests
 * it names. A card made for tests has the id of a set that does not exist, and the string before
 * that id is its title.
 */
final class TestCode {
    private static final Pattern MADE_UP = Pattern.compile("(0|900|999)_\\d+");

    /**
     * A method, or what a constant is made of.
     *
     * @param leadsTo names of others
     * @param texts what it says, the titles of the cards it makes left out
     * @param makes the titles of the cards it makes
     */
    private record Part(Set<String> leadsTo, List<String> texts, Set<String> makes) {
        Part() {
            this(new LinkedHashSet<>(), new ArrayList<>(), new LinkedHashSet<>());
        }
    }

    private final Map<String, Part> parts = new HashMap<>();

    /** All compiled tests in a folder. */
    static TestCode in(Path folder) throws IOException {
        var code = new TestCode();
        try (var files = Files.walk(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                code.read(ClassFile.of().parse(file));
            }
        }
        return code;
    }

    /** The titles of the cards made for tests that a test, {@code package.Class#method}, names. */
    Set<String> madeUpCards(String test) {
        var texts = new ArrayList<String>();
        var made = new LinkedHashSet<String>();
        var seen = new HashSet<String>();
        var next = new ArrayDeque<>(List.of(test));
        while (!next.isEmpty()) {
            Part part = parts.get(next.poll());
            if (part != null) {
                texts.addAll(part.texts);
                made.addAll(part.makes);
                part.leadsTo.stream().filter(seen::add).forEach(next::add);
            }
        }
        made.removeIf(title -> texts.stream().noneMatch(text -> text.contains(title)));
        return made;
    }

    private void read(ClassModel type) {
        String name = type.thisClass().asInternalName().replace('/', '.');
        for (MethodModel method : type.methods()) {
            String own = name + "#" + method.methodName().stringValue();
            var part = parts.computeIfAbsent(own, _ -> new Part());
            // a test is an object of its class
            part.leadsTo.add(name + "#<init>");
            method.findAttribute(Attributes.runtimeVisibleAnnotations())
                    .ifPresent(all -> all.annotations().forEach(one -> annotated(name, one, part)));
            method.code().ifPresent(code -> read(code.elementList(), part));
        }
    }

    /** Rows of arguments are said by the test; a method that provides them is led to. */
    private static void annotated(String type, Annotation annotation, Part part) {
        annotation
                .elements()
                .forEach(
                        element ->
                                strings(element.value())
                                        .forEach(
                                                text -> {
                                                    part.texts.add(text);
                                                    part.leadsTo.add(type + "#" + text);
                                                }));
    }

    private static List<String> strings(AnnotationValue value) {
        return switch (value) {
            case AnnotationValue.OfString text -> List.of(text.stringValue());
            case AnnotationValue.OfArray many ->
                    many.values().stream().flatMap(one -> strings(one).stream()).toList();
            default -> List.of();
        };
    }

    /** In the order of the code: what comes before a static field is set is what it is made of. */
    private void read(List<CodeElement> code, Part whole) {
        var part = new Part();
        String lastText = "";
        for (CodeElement element : code) {
            switch (element) {
                case ConstantInstruction constant
                        when constant.constantValue() instanceof String text -> {
                    if (MADE_UP.matcher(text).matches()) {
                        part.makes.add(lastText);
                        part.texts.remove(lastText);
                    } else {
                        part.texts.add(text);
                        lastText = text;
                    }
                }
                case FieldInstruction field when field.opcode() == Opcode.GETSTATIC ->
                        part.leadsTo.add(constant(field));
                case FieldInstruction field when field.opcode() == Opcode.PUTSTATIC -> {
                    parts.put(constant(field), part);
                    part = new Part();
                }
                case InvokeInstruction call ->
                        part.leadsTo.add(name(call.owner().asInternalName()) + "#" + call.name());
                case InvokeDynamicInstruction call -> call.bootstrapArgs().forEach(argument(part));
                default -> {
                    // neither says nor leads to anything
                }
            }
        }
        whole.leadsTo.addAll(part.leadsTo);
        whole.texts.addAll(part.texts);
        whole.makes.addAll(part.makes);
    }

    private static java.util.function.Consumer<ConstantDesc> argument(Part part) {
        return argument -> {
            switch (argument) {
                case DirectMethodHandleDesc method ->
                        part.leadsTo.add(
                                name(method.owner().descriptorString().replaceAll("^L|;$", ""))
                                        + "#"
                                        + method.methodName());
                case String text -> part.texts.add(text);
                default -> {
                    // types of lambdas
                }
            }
        };
    }

    private static String constant(FieldInstruction field) {
        return name(field.owner().asInternalName()) + "." + field.name();
    }

    private static String name(String internal) {
        return internal.replace('/', '.');
    }
}
